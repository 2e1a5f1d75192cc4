// Why a question could not be answered, in words, where it is no refusal by Google.

export class NotTold extends Error {}
