import type { Form, Pack, Variant } from './spec.ts';
import { round } from './svg.ts';

/** The smallest square around the pack plus air; small packs stay a little smaller than tall ones. */
export function viewBox(pack: Pack): string {
	const byVariant: Record<string, Extent> = extents[pack.form];
	const [x, y, w, h] = byVariant[pack.variant] ?? wholeStage;
	const side = Math.max(264, Math.max(w, h) * 1.1);
	return `${round(x + w / 2 - side / 2)} ${round(y + h / 2 - side / 2 + side * 0.008)} ${round(side)} ${round(side)}`;
}

type Extent = readonly [x: number, y: number, width: number, height: number];

const wholeStage: Extent = [0, 0, 480, 480];

/** Visible extent of every silhouette. */
const extents: { [F in Form]: Record<Variant<F>, Extent> } = {
	carton: { gable: [126, 66, 238, 380] },
	brick: { slim: [138, 92, 204, 354], wide: [120, 160, 240, 286] },
	box: { tall: [115, 116, 250, 330], wide: [77, 232, 326, 214], square: [96, 192, 288, 254] },
	bottle: {
		pet: [170, 64, 140, 382],
		glass: [166, 102, 148, 344],
		wine: [178, 48, 124, 398],
		beer: [182, 54, 116, 392],
		oil: [182, 64, 116, 382],
		squeeze: [162, 82, 156, 364],
		cleaner: [152, 82, 176, 364],
	},
	jar: { classic: [156, 126, 168, 320], low: [142, 198, 196, 248], tall: [164, 128, 152, 318] },
	can: { food: [154, 170, 172, 276], drink: [178, 122, 124, 324], flat: [134, 294, 212, 152] },
	sixpack: { can: [70, 156, 340, 290] },
	pouch: { doy: [114, 90, 252, 356], coffee: [114, 90, 252, 356] },
	bag: { pillow: [108, 82, 264, 362], paper: [122, 134, 236, 312] },
	tub: { cup: [134, 186, 212, 260], wide: [86, 254, 308, 192], pint: [138, 172, 204, 274] },
	tray: { film: [58, 184, 364, 262], card: [58, 184, 364, 262] },
	bar: { tablet: [120, 72, 240, 376] },
	tube: { stand: [154, 82, 172, 364] },
	eggbox: { ten: [72, 208, 336, 238] },
	net: { citrus: [88, 78, 304, 368] },
	loose: {
		one: [110, 168, 260, 268],
		two: [80, 200, 320, 236],
		three: [70, 158, 340, 280],
		five: [48, 178, 384, 260],
	},
};
