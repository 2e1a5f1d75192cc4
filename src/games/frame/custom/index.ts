// Questions that hosts make up: written as lines, and asked in forms.
export * from './types';
export * from './question-form';
export * from './question-line';
export * from './types';
export * from './question-form';
