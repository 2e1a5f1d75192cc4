// The photos at the end of a day: who has priority, and who is photographed by whom.

import { creatureOf } from './world';
import {
  EXHIBITS,
  PHOTOS,
  type Exhibit,
  type Photo,
  type Shoot,
  type Shot,
  type State,
  type World,
} from './types';

/** The two photographers, the one with priority on this day first; it swaps every day (PS-13). */
export function byPriority(
  photographers: readonly string[],
  firstPriority: string,
  day: number,
): readonly string[] {
  const [first, second] = [
    photographers.filter((name) => name === firstPriority),
    photographers.filter((name) => name !== firstPriority),
  ];
  return day % 2 === 1 ? [...first, ...second] : [...second, ...first];
}

/** Takes the photos of a day: nobody is photographed twice, and who sent nothing takes none (PS-14). */
export function takePhotos(
  inTurn: readonly string[],
  shoots: ReadonlyMap<string, Shoot>,
  world: World,
): readonly Photo[] {
  const photos: Photo[] = [];
  const taken = new Set<string>();
  for (const photographer of inTurn) {
    const shoot = shoots.get(photographer);
    if (shoot === undefined) continue;
    const names = shoot.order.filter((name) => !taken.has(name)).slice(0, PHOTOS[shoot.exhibit]);
    const shots = names.map((name): Shot => ({ name, stats: creatureOf(world, name).stats }));
    for (const name of names) taken.add(name);
    photos.push({ photographer, exhibit: shoot.exhibit, shots });
  }
  return photos;
}

/** The exhibits that a photographer has not used yet. */
export function exhibitsLeft(state: State, photographer: string): readonly Exhibit[] {
  const photos = state.days.flatMap((day) => day.photos);
  return EXHIBITS.filter(
    (exhibit) => !photos.some((photo) => photo.photographer === photographer && photo.exhibit === exhibit),
  );
}
