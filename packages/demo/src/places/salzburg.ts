import type { City } from './city.ts';

/** Known to the address search but not served, to demonstrate what a shopper sees there. */
export const salzburg: City = {
	country: 'AT',
	key: 'salzburg',
	name: 'Salzburg',
	outline:
		'13.000,47.770 13.000,47.830 13.040,47.850 13.090,47.840 13.110,47.800 13.080,47.760 13.030,47.755',
	districts: [
		{
			name: 'Altstadt',
			postalCode: '5020',
			centre: '13.0440,47.7990',
			streets: [
				'Getreidegasse',
				'Goldgasse',
				'Judengasse',
				'Kaigasse',
				'Linzer Gasse',
				'Steingasse',
			],
		},
		{
			name: 'Maxglan',
			postalCode: '5020',
			centre: '13.0180,47.8010',
			streets: ['Innsbrucker Bundesstraße', 'Maxglaner Hauptstraße', 'Siezenheimer Straße'],
		},
	],
	mainStreets: [],
	parks: [
		{
			name: 'Mirabellgarten',
			line: '13.0400,47.8062 13.0425,47.8060 13.0425,47.8042 13.0402,47.8040',
		},
	],
	rivers: [
		{
			name: 'Salzach',
			meters: 90,
			line: '13.0750,47.7600 13.0550,47.7930 13.0430,47.8030 13.0280,47.8230 13.0050,47.8480',
		},
	],
};
