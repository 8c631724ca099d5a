import type { Storage, Text } from '../model.ts';

export const storageTexts: Record<Storage, Text> = {
	ambient: [
		'Trocken und nicht über 25 °C lagern. Nach dem Öffnen gut verschließen.',
		'Store in a dry place below 25 °C. Close well after opening.',
	],
	chilled: [
		'Bei 4 bis 8 °C lagern. Nach dem Öffnen binnen drei Tagen verbrauchen.',
		'Keep at 4 to 8 °C. Use within three days of opening.',
	],
	meat: [
		'Bei 0 bis 4 °C lagern und vor dem Verzehr durcherhitzen.',
		'Keep at 0 to 4 °C and cook thoroughly before eating.',
	],
	frozen: [
		'Bei –18 °C lagern. Nach dem Auftauen nicht wieder einfrieren.',
		'Keep at –18 °C. Do not refreeze once thawed.',
	],
	dark: [
		'Kühl, trocken und vor Licht geschützt lagern.',
		'Store in a cool, dry place away from light.',
	],
	cellar: ['Kühl und dunkel lagern, liegend hält der Kork.', 'Store cool, dark and lying down.'],
	room: [
		'Bei Zimmertemperatur lagern, vor dem Verzehr waschen.',
		'Keep at room temperature and wash before eating.',
	],
	none: ['', ''],
};

/** Who grew or packed what carries no brand. */
export const growers = [
	'Marktgarten Seewinkel eGen, Feldgasse 12, 7142 Illmitz',
	'Erzeugergemeinschaft Marchfeldkorn, Bahnstraße 3, 2291 Lassee',
	'Obsthof Wachberg KG, Am Kirchbichl 8, 3610 Weißenkirchen',
	'Gemüsehof Thaller, Sandweg 5, 8200 Gleisdorf',
	'Südfrucht Handels GmbH, Großmarktstraße 40, 1230 Wien',
] as const;
