// The thread that a host names behind the address of a webhook of a forum.

/** A thread that is there, a name for each new one, neither, or the reason why what is written cannot be used. */
export type Thread =
  | { readonly kind: 'none' }
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'wrong'; readonly why: string };

/** Discord takes no longer names. */
const LONGEST_NAME = 100;

/** Gives the thread in what stands behind the question mark of an address. */
export function parseThread(query: string): Thread {
  const [id, name] = [partOf(query, 'thread_id'), partOf(query, 'thread_name')];
  if (id !== undefined && name !== undefined) {
    return wrong('The webhook names a thread and a name for new ones. Leave thread_id or thread_name.');
  }
  if (id !== undefined) {
    return /^\d+$/.test(id)
      ? { kind: 'id', id }
      : wrong('The thread_id of the webhook is not a number. Take the last number in the link of that post.');
  }
  if (name === undefined) return { kind: 'none' };
  return name !== '' && Array.from(name).length <= LONGEST_NAME
    ? { kind: 'name', name }
    : wrong(`The thread_name of the webhook must have 1 to ${LONGEST_NAME} letters.`);
}

/**
 * Gives the value of a part of a query, without its escapes where these can be read; Google's script has no reader of
 * its own.
 */
function partOf(query: string, key: string): string | undefined {
  const part = query.split('&').find((one) => one.startsWith(`${key}=`));
  if (part === undefined) return undefined;
  const value = part
    .slice(key.length + 1)
    .replaceAll('+', ' ')
    .trim();
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function wrong(why: string): Thread {
  return { kind: 'wrong', why };
}
