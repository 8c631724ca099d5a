import type { City } from './city.ts';

export const linz: City = {
	country: 'AT',
	key: 'linz',
	name: 'Linz',
	outline:
		'14.245,48.290 14.248,48.318 14.262,48.338 14.300,48.352 14.335,48.350 14.358,48.325 14.372,48.300 14.385,48.262 14.380,48.228 14.340,48.215 14.305,48.225 14.285,48.250 14.265,48.272',
	districts: [
		{
			name: 'Innenstadt',
			postalCode: '4020',
			centre: '14.2870,48.3040',
			streets: [
				'Bethlehemstraße',
				'Bischofstraße',
				'Domgasse',
				'Dametzstraße',
				'Herrenstraße',
				'Hofgasse',
				'Klammstraße',
				'Rudigierstraße',
				'Spittelwiese',
			],
		},
		{
			name: 'Urfahr',
			postalCode: '4040',
			centre: '14.2820,48.3220',
			streets: [
				'Aubergstraße',
				'Ferihumerstraße',
				'Hagenstraße',
				'Ottensheimer Straße',
				'Rosenauerstraße',
				'Rudolfstraße',
			],
		},
		{
			name: 'Auhof',
			postalCode: '4040',
			centre: '14.3180,48.3350',
			streets: [
				'Altenberger Straße',
				'Aubrunnerweg',
				'Freistädter Straße',
				'Johann-Wilhelm-Klein-Straße',
				'Pulvermühlstraße',
			],
		},
		{
			name: 'Froschberg',
			postalCode: '4020',
			centre: '14.2720,48.2930',
			streets: [
				'Göllerichstraße',
				'Händelstraße',
				'Leondinger Straße',
				'Roseggerstraße',
				'Ziegeleistraße',
			],
		},
		{
			name: 'Franckviertel',
			postalCode: '4020',
			centre: '14.3100,48.2960',
			streets: [
				'Anzengruberstraße',
				'Franckstraße',
				'Füchselstraße',
				'Garnisonstraße',
				'Lenaustraße',
			],
		},
		{
			name: 'Bulgariplatz',
			postalCode: '4020',
			centre: '14.3000,48.2830',
			streets: ['Ghegastraße', 'Glimpfingerstraße', 'Haydnstraße', 'Muldenstraße', 'Neue Heimat'],
		},
		{
			name: 'Kleinmünchen',
			postalCode: '4030',
			centre: '14.3160,48.2560',
			streets: ['Dauphinestraße', 'Denkstraße', 'Flötzerweg', 'Meindlstraße', 'Zeppelinstraße'],
		},
		{
			name: 'Ebelsberg',
			postalCode: '4030',
			centre: '14.3380,48.2380',
			streets: [
				'Edmund-Aigner-Straße',
				'Florianer Straße',
				'Kremsmünsterer Straße',
				'Panholzerweg',
				'Traundorfer Straße',
			],
		},
		{
			name: 'Industriegebiet',
			postalCode: '4020',
			centre: '14.3400,48.2830',
			streets: ['Derfflingerstraße', 'Industriezeile', 'Lunzerstraße', 'Stahlstraße', 'Turmstraße'],
		},
	],
	mainStreets: [
		{
			name: 'Landstraße',
			postalCode: '4020',
			line: '14.2868,48.3045 14.2890,48.2990 14.2915,48.2920',
		},
		{
			name: 'Hauptplatz',
			postalCode: '4020',
			line: '14.2862,48.3062 14.2868,48.3045',
			rank: 'street',
		},
		{
			name: 'Promenade',
			postalCode: '4020',
			line: '14.2868,48.3040 14.2828,48.3042',
			rank: 'street',
		},
		{
			name: 'Mozartstraße',
			postalCode: '4020',
			line: '14.2885,48.3012 14.2970,48.3025',
			rank: 'street',
		},
		{ name: 'Humboldtstraße', postalCode: '4020', line: '14.2950,48.3010 14.2960,48.2930' },
		{ name: 'Goethestraße', postalCode: '4020', line: '14.2905,48.2955 14.3050,48.2985' },
		{
			name: 'Volksgartenstraße',
			postalCode: '4020',
			line: '14.2905,48.2950 14.2810,48.2960',
			rank: 'street',
		},
		{
			name: 'Wiener Straße',
			postalCode: '4020',
			line: '14.2915,48.2920 14.2990,48.2800 14.3110,48.2620 14.3300,48.2420',
		},
		{
			name: 'Waldeggstraße',
			postalCode: '4020',
			line: '14.2800,48.2990 14.2830,48.2880 14.2880,48.2790',
		},
		{
			name: 'Salzburger Straße',
			postalCode: '4020',
			line: '14.2880,48.2790 14.2900,48.2620 14.2880,48.2450',
		},
		{
			name: 'Untere Donaulände',
			postalCode: '4020',
			line: '14.2880,48.3080 14.3060,48.3108 14.3260,48.3080',
		},
		{
			name: 'Hauptstraße',
			postalCode: '4040',
			line: '14.2850,48.3100 14.2830,48.3190',
			rank: 'street',
		},
		{
			name: 'Freistädter Straße',
			postalCode: '4040',
			line: '14.2860,48.3160 14.3060,48.3280 14.3280,48.3420',
		},
		{
			name: 'Leonfeldner Straße',
			postalCode: '4040',
			line: '14.2830,48.3190 14.2880,48.3350 14.2920,48.3480',
		},
		{
			name: 'Rohrbacher Straße',
			postalCode: '4040',
			line: '14.2830,48.3140 14.2620,48.3200 14.2500,48.3180',
		},
		{
			name: 'Mühlkreisautobahn',
			postalCode: '4020',
			line: '14.3120,48.3250 14.3130,48.3120 14.3040,48.2930 14.3010,48.2720 14.3120,48.2450 14.3200,48.2220',
		},
	],
	parks: [
		{
			name: 'Volksgarten',
			line: '14.2888,48.2972 14.2908,48.2975 14.2912,48.2942 14.2893,48.2940',
		},
		{ name: 'Donaupark', line: '14.2895,48.3098 14.3060,48.3122 14.3062,48.3112 14.2900,48.3086' },
		{ name: 'Bauernberg', line: '14.2780,48.2985 14.2830,48.2982 14.2825,48.2945 14.2785,48.2945' },
		{ name: 'Freinberg', line: '14.2600,48.3060 14.2740,48.3070 14.2740,48.3000 14.2620,48.2990' },
		{
			name: 'Pleschinger See',
			line: '14.3270,48.3260 14.3420,48.3260 14.3430,48.3190 14.3290,48.3180',
		},
		{ name: 'Wasserwald', line: '14.2920,48.2600 14.3020,48.2600 14.3020,48.2540 14.2930,48.2540' },
	],
	rivers: [
		{
			name: 'Donau',
			meters: 230,
			line: '14.2400,48.3200 14.2560,48.3150 14.2700,48.3095 14.2860,48.3082 14.3060,48.3130 14.3260,48.3120 14.3480,48.3000 14.3700,48.2800 14.3880,48.2560',
		},
		{
			name: 'Traun',
			meters: 90,
			line: '14.2600,48.2200 14.2950,48.2340 14.3200,48.2450 14.3500,48.2520 14.3800,48.2600',
		},
	],
};
