import type { Family } from '../model.ts';
import { babyPets } from './aisles/baby-pets.ts';
import { bakery } from './aisles/bakery.ts';
import { care } from './aisles/care.ts';
import { chilled } from './aisles/chilled.ts';
import { drinks } from './aisles/drinks.ts';
import { frozen } from './aisles/frozen.ts';
import { household } from './aisles/household.ts';
import { meatFish } from './aisles/meat-fish.ts';
import { pantry } from './aisles/pantry.ts';
import { produce } from './aisles/produce.ts';
import { sweetsSnacks } from './aisles/sweets-snacks.ts';

export const families: readonly Family[] = [
	...produce,
	...bakery,
	...chilled,
	...meatFish,
	...frozen,
	...pantry,
	...drinks,
	...sweetsSnacks,
	...household,
	...care,
	...babyPets,
];
