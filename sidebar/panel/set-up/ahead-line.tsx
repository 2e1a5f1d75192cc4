// The line on a draft's screen that says how far its forms are drawn ahead.
import { aheadText } from '../desk/ahead';
import { useDesk } from '../desk/context';

export function AheadLine({ forms }: { readonly forms: number }) {
  const { ahead } = useDesk();
  const text = aheadText(ahead, forms);
  return text === '' ? null : (
    <p role="status" class="quiet">
      {text}
    </p>
  );
}
