// The field for the address of the players' page, which is entered once, after the page was first deployed.
import { useState } from 'preact/hooks';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { TextField } from '../parts/text-field';

interface PageAddressProps {
  readonly kept: string;
  /** Whether the page was found open for everybody. */
  readonly open: boolean;
  readonly onKept: () => void;
}

export function PageAddress({ kept, open, onKept }: PageAddressProps) {
  const { change } = useDesk();
  const [address, setAddress] = useState(kept);
  const isKept = address.trim() === kept && (open || kept === '');
  const save = async (): Promise<void> => {
    await change({
      doing: 'Keeping the address of the players’ page',
      work: () => call('savePage', { address }),
      done: () =>
        address.trim() === ''
          ? 'Links lead to the forms alone.'
          : 'Links lead to the players’ page, and to the forms.',
    });
    onKept();
  };
  return (
    <>
      <TextField
        label="Address of the players’ page (may stay empty)"
        help="The Apps Script editor shows it after Deploy, New deployment, Web app. It ends with /exec. Without it players answer Google Forms."
        value={address}
        onChange={setAddress}
      />
      {!isKept && (
        <div class="buttons">
          <Button onClick={() => void save()}>{wordsOf(address.trim(), kept)}</Button>
        </div>
      )}
    </>
  );
}

function wordsOf(address: string, kept: string): string {
  if (address === '') return 'Use the forms alone';
  return address === kept ? 'Ask the page again' : 'Keep this address';
}
