// The fields that games are written with.
export * from './field';
export * from './single';
export * from './composite';
export * from './lists';
export * from './by-player';
export * from './sections';
