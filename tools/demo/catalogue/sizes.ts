import type { BaseUnit, FeedProduct } from '@korb/contracts/catalogue/catalogue-feed';
import type { Language, Pack } from './model.ts';

/**
 * Sizes of a family, separated by commas:
 *
 *     180 g 0.89              a pack and its price
 *     net 2 kg 2.99           a pack with a name
 *     1 pc~400g 1.29          a piece of about 400 g
 *     6x 0.33 l 4.79 @sixpack a bundle, drawn as another pack
 *     loose:250~120g 3.49     by weight in steps of 250 g, one piece about 120 g, price per kilogram
 *     each:180 1.99           pieces of about 180 g, weighed, price per kilogram
 *     cut:300 18.90           the same, sold as a piece cut off
 */
export type Size = {
	key: string;
	price: number;
	amount: number;
	unit: Unit;
	count: number;
	container?: Container;
	/** Weight of a piece, a bunch or a roll. */
	grams?: number;
	pack?: Pack;
	soldBy: FeedProduct['soldBy'];
};

type Unit = 'g' | 'kg' | 'ml' | 'l' | 'pc' | 'bunch' | 'roll' | 'wash' | 'm';
type Container = 'net' | 'cup' | 'pot' | 'bag';

export function parseSizes(text: string): Size[] {
	return text.split(',').map((entry) => {
		const words = entry.trim();
		const match = weighed.exec(words) ?? packed.exec(words);
		const found = match?.groups;
		if (!found) throw new SyntaxError(`Not a size: ${words}`);
		const grams = found['grams'] ? Number(found['grams']) : undefined;
		const shared = {
			key: words.replace(/ [\d.]+( @.*)?$/, ''),
			price: Number(found['price']),
			...(found['pack'] && { pack: found['pack'] as Pack }),
		};
		if (found['scale']) {
			const step = Number(found['step']);
			const soldBy: Size['soldBy'] =
				found['scale'] === 'loose'
					? { kind: 'weight', stepGrams: step }
					: { kind: 'weightPiece', pieceGrams: step };
			const isPiece = found['scale'] === 'each';
			return {
				...shared,
				amount: 1,
				unit: 'kg',
				count: 1,
				soldBy,
				...(isPiece ? { grams: step } : grams && { grams }),
			};
		}
		return {
			...shared,
			amount: Number(found['amount'] ?? 1),
			unit: found['unit'] as Unit,
			count: Number(found['count'] ?? 1),
			soldBy: { kind: 'piece' },
			...(found['container'] && { container: found['container'] as Container }),
			...(grams && { grams }),
		};
	});
}

const tail = String.raw`(?:~(?<grams>\d+)g)? (?<price>[\d.]+)(?: @(?<pack>[a-z/]+))?$`;
const weighed = new RegExp(String.raw`^(?<scale>loose|each|cut):(?<step>\d+)${tail}`);
const packed = new RegExp(
	String.raw`^(?:(?<container>net|cup|pot|bag) )?(?:(?<count>\d+)x )?(?:(?<amount>[\d.]+) )?(?<unit>g|kg|ml|l|pc|bunch|roll|wash|m)${tail}`,
);

/** Content in the unit that the category uses for unit prices. */
export function netContent(size: Size, unit: BaseUnit): number {
	if (size.soldBy.kind !== 'piece') return 1;
	const total = size.amount * size.count;
	const converted: Record<BaseUnit, number | undefined> = {
		kg: kilograms(size),
		l: { ml: total / 1000, l: total }[size.unit as string],
		m: size.unit === 'm' ? total : undefined,
		piece: { pc: total, roll: total, bunch: total }[size.unit as string] ?? size.count,
		wash: size.unit === 'wash' ? total : undefined,
	};
	const content = converted[unit];
	if (!content) throw new RangeError(`${size.key} has no content in ${unit}`);
	return Number(content.toFixed(4));
}

/** Net weight; a litre counts as a kilogram. */
export function netGrams(size: Size): number {
	if (size.soldBy.kind === 'weight') return size.grams ?? size.soldBy.stepGrams;
	if (size.soldBy.kind === 'weightPiece') return size.soldBy.pieceGrams;
	const kilos = kilograms(size) ?? { ml: size.amount / 1000, l: size.amount }[size.unit as string];
	const perPiece = { roll: 110, pc: 60, bunch: 60, wash: 60, m: 8 }[size.unit as string] ?? 60;
	if (size.grams === undefined && kilos === undefined) return size.amount * size.count * perPiece;
	return Math.max(1, Math.round((kilos ?? 0) * 1000 * (size.unit.endsWith('l') ? size.count : 1)));
}

function kilograms(size: Size): number | undefined {
	if (size.grams) return (size.grams * size.count) / 1000;
	if (size.unit === 'g') return (size.amount * size.count) / 1000;
	return size.unit === 'kg' ? size.amount * size.count : undefined;
}

/** The content text; shows a piece's weight only where prices compare per kilogram. */
export function contentText(size: Size, baseUnit: BaseUnit, language: Language): string {
	const de = language === 'de';
	const approx = de ? 'ca.' : 'approx.';
	if (size.soldBy.kind === 'weightPiece' && size.grams === undefined) {
		return `${approx} ${inGrams(size.soldBy.pieceGrams, language)}`;
	}
	if (size.soldBy.kind !== 'piece') {
		if (size.grams === undefined) return de ? 'lose' : 'loose';
		return de
			? `lose, ca. ${inGrams(size.grams, language)} / Stk.`
			: `loose, approx. ${inGrams(size.grams, language)} each`;
	}
	const packs = isSingle(size) && !de ? 'each' : packsText(size, language);
	const about =
		size.grams && baseUnit === 'kg' ? `, ${approx} ${inGrams(size.grams, language)}` : '';
	const container = size.container ? `${containerNames[size.container][de ? 0 : 1]} ` : '';
	return container + packs + about;
}

/** The short form that is printed on the pack. */
export function printedAmount(size: Size, language: Language): string {
	return size.soldBy.kind !== 'piece' || isSingle(size) ? '' : packsText(size, language);
}

const isSingle = ({ unit, amount, count }: Size) => unit === 'pc' && amount === 1 && count === 1;

function packsText(size: Size, language: Language): string {
	const one = `${number(size.amount, language)} ${unitName(size, language)}`;
	return size.count > 1 ? `${size.count} × ${one}` : one;
}

const containerNames: Record<Container, readonly [string, string]> = {
	net: ['Netz', 'Net'],
	cup: ['Tasse', 'Punnet'],
	pot: ['Topf', 'Pot'],
	bag: ['Sackerl', 'Bag'],
};

function unitName({ unit, amount }: Size, language: Language): string {
	const de = language === 'de';
	if (unit === 'pc') return de ? 'Stk.' : 'pack';
	if (unit === 'bunch') return de ? 'Bund' : 'bunch';
	if (unit === 'roll')
		return de ? (amount === 1 ? 'Rolle' : 'Rollen') : amount === 1 ? 'roll' : 'rolls';
	if (unit === 'wash') return de ? 'Waschgänge' : 'washes';
	return unit;
}

const number = (value: number, language: Language) =>
	language === 'de' ? String(value).replace('.', ',') : String(value);

function inGrams(grams: number, language: Language): string {
	return grams < 1000 ? `${grams} g` : `${number(grams / 1000, language)} kg`;
}
