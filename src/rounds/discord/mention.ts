// The id by which Discord knows somebody, as a host enters it.

/** Discord's ids are numbers of so many digits; its apps also copy them as a mention. */
const ID = /^(?:<@!?(\d{17,20})>|(\d{17,20}))$/;

/** Gives the id in a text; empty where there is none. */
export function discordId(text: string): string {
  const [, mentioned, plain] = ID.exec(text.trim()) ?? [];
  return mentioned ?? plain ?? '';
}

/** Gives the sentence on a text that is no such id, with what to do; empty where it is one. */
export function idFault(text: string): string {
  if (discordId(text) !== '') return '';
  return /e\+?\d+$/i.test(text.trim())
    ? 'Sheets has rounded this Discord id, as it does with long numbers. Enter it in the sidebar.'
    : 'This is not the id of somebody in Discord, a number of 17 to 20 digits. Turn on the developer mode in Discord’s settings, then choose Copy User ID in their menu.';
}
