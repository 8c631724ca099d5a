import type { SearchLanguage } from '../search/search-words.ts';

/** `pack`: a package of any size, `piece`: one of a thing. */
export type AmountUnit = 'piece' | 'pack' | 'g' | 'ml';

type Units = Record<string, [unit: AmountUnit, factor: number]>;

const metric: Units = {
	kg: ['g', 1000],
	kgs: ['g', 1000],
	kilo: ['g', 1000],
	kilos: ['g', 1000],
	g: ['g', 1],
	gr: ['g', 1],
	ml: ['ml', 1],
	cl: ['ml', 10],
	dl: ['ml', 100],
	l: ['ml', 1000],
};

const german: Units = {
	...metric,
	kilogramm: ['g', 1000],
	dag: ['g', 10],
	deka: ['g', 10],
	dkg: ['g', 10],
	gramm: ['g', 1],
	pfund: ['g', 500],
	lt: ['ml', 1000],
	liter: ['ml', 1000],
	stk: ['piece', 1],
	stück: ['piece', 1],
	stueck: ['piece', 1],
	dutzend: ['piece', 12],
	...packs(
		'pkg packung packungen pkt paket pakete packerl packl päckchen dose dosen flasche flaschen fl becher',
		'glas gläser sackerl sack säcke beutel bund tafel tafeln kiste kisten tray trays tube tuben netz rolle',
		'rollen kopf häuptel laib laibe riegel schachtel schachteln karton kartons würfel stange stangen tasse',
		'tassen',
	),
};

const english: Units = {
	...metric,
	kilogram: ['g', 1000],
	kilograms: ['g', 1000],
	gram: ['g', 1],
	grams: ['g', 1],
	grammes: ['g', 1],
	lb: ['g', 454],
	lbs: ['g', 454],
	pound: ['g', 454],
	pounds: ['g', 454],
	oz: ['g', 28],
	ounce: ['g', 28],
	ounces: ['g', 28],
	litre: ['ml', 1000],
	litres: ['ml', 1000],
	liter: ['ml', 1000],
	liters: ['ml', 1000],
	pint: ['ml', 568],
	pints: ['ml', 568],
	pcs: ['piece', 1],
	pc: ['piece', 1],
	piece: ['piece', 1],
	pieces: ['piece', 1],
	dozen: ['piece', 12],
	...packs(
		'pack packs packet packets pkt pkts tin tins can cans bottle bottles jar jars bag bags bunch bunches',
		'box boxes tub tubs pot pots loaf loaves carton cartons crate crates tube tubes net nets roll rolls',
		'head heads bar bars punnet punnets block blocks slab slabs case cases multipack',
	),
};

function packs(...lines: string[]): Units {
	return Object.fromEntries(
		lines.flatMap((line) => line.split(' ').map((word) => [word, ['pack', 1]])),
	);
}
export const units: Record<SearchLanguage, Units> = { de: german, en: english };

export const numberWords: Record<SearchLanguage, Record<string, number>> = {
	de: {
		...{ ein: 1, eine: 1, einen: 1, einem: 1, einer: 1, eins: 1, zwei: 2, drei: 3, vier: 4 },
		...{ fünf: 5, fuenf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, zwölf: 12 },
		...{ halb: 0.5, halbe: 0.5, halber: 0.5, halbes: 0.5, halben: 0.5, viertel: 0.25 },
		...{ eineinhalb: 1.5, anderthalb: 1.5 },
	},
	en: {
		...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
		...{ nine: 9, ten: 10, twelve: 12, half: 0.5, quarter: 0.25, couple: 2 },
	},
};

/** Words around an amount or a thing that name neither. */
export const noise: Record<SearchLanguage, ReadonlySet<string>> = {
	de: new Set(
		'ca circa etwa ungefähr cirka bitte noch bissl bisschen bisserl etwas paar wieder kaufen brauchen brauch und von vom'.split(
			' ',
		),
	),
	en: new Set(
		'about approx approximately roughly some please more of few buy get need also and the'.split(
			' ',
		),
	),
};
