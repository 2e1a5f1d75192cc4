// The fields that games are written with.
export * from './field';
export * from './single';
export * from './single';
export {
  defaulted,
  optional,
  type DefaultedField,
  type ObjectValue as ObjectOf,
  type OptionalField,
  type FieldParts as Parts,
} from './parts';
export * from './composite';
export * from './variants';
export * from './lists';
export { ambiguityText } from './joined-choices';
export * from './by-player';
export * from './by-name';
export * from './line-list';
export * from './question-properties';
export * from './titles';
export * from './sections';
export * from './data';
export * from './row-text';
