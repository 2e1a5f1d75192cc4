// Calls between the sidebar and the add-on, with their input and answers. Plain JSON only, as google.script.run passes
// it; an absent field is left out, never undefined or null unless it says so.
export * from './account';
export type * from './reply';
export * from './at-deadline';
export type * from './calls';
export type * from './changes';
export type * from './co-hosts';
export type * from './contacts';
export * from './fields';
export * from './game';
export type * from './looks';
export * from './match-calls';
export * from './messages';
export type * from './opening';
export type * from './page';
export type * from './picture';
export type * from './posts';
export type * from './practice';
export type * from './round';
export * from './season';
export type * from './set-up';
export type * from './stage';
export * from './stage-calls';
export type * from './table';
export * from './typed-answers';
export * from './words';
