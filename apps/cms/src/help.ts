import { type Label, toLabel } from './labels.ts';

/** Help texts for fields that are not self-explanatory. */
export function fieldHelp(name: string): Label | undefined {
	const text = help[name];
	return text ? toLabel(text) : undefined;
}

const help: Record<string, string> = {
	anchor:
		'Kurzes Wort ohne Leerzeichen; #wort am Ende einer Adresse springt hierher.|A short word without spaces; #word at the end of an address leads here.',
	audiences:
		'Leer: für alle. Gäste sehen nie, was nur für andere ist.|Empty: for everybody. Visitors never see what is for others only.',
	barcode: '13 Ziffern (EAN).|13 digits (EAN).',
	cells: 'So viele wie die Tabelle Spalten hat.|As many as the table has columns.',
	consent: 'Läuft erst, wenn dem zugestimmt wurde.|Runs only after consent to it was given.',
	description: 'Ein bis zwei Sätze.|One or two sentences.',
	discountCents: 'Entweder ein Betrag oder Prozent.|Either an amount or a percentage.',
	automaticRedemption:
		'Leer: wer einkauft, legt ihn selbst dazu.|Empty: shoppers add it themselves.',
	serviceTypes: 'Leer: bei beidem.|Empty: for both.',
	heightPixels: '80 bis 2000.|80 to 2000.',
	href: 'Weg im Geschäft wie /lieferung, eine Webadresse, mailto: oder tel:|A path of the shop such as /delivery, a web address, mailto: or tel:',
	html: 'Skripte, Formulare, Rahmen und fremde Bilder werden entfernt.|Scripts, forms, frames and pictures of other hosts are removed.',
	keywords: 'Mit der Eingabetaste trennen.|Separate with the enter key.',
	noIndex: 'Suchmaschinen zeigen die Seite nicht.|Search engines do not show the page.',
	openGraphImage:
		'Adresse des Bildes, das beim Teilen erscheint.|Address of the picture shown when the page is shared.',
	promotionId: 'Nur bei persönlichen Gutscheinen.|For personal vouchers only.',
	publications: 'Die Reihenfolge bleibt.|The order is kept.',
	ratio:
		'Beim Zuschneiden bleibt der Blickpunkt des Bildes im Bild.|The picture’s focal point stays in sight when it is cropped.',
	sku: 'Suche nach Name oder Artikelnummer.|Search by name or SKU.',
	skus: 'Suche nach Name oder Artikelnummer; die Reihenfolge bleibt.|Search by name or SKU; the order is kept.',
	slugs: 'Die Reihenfolge bleibt.|The order is kept.',
	span: 'Alle Spalten einer Zeile ergeben zusammen zwölf.|The columns of a row add up to twelve.',
	terms:
		'Kleine Buchstaben; mit der Eingabetaste trennen.|In lower case; separate with the enter key.',
	titleTemplate: '{title} steht für den Titel der Seite.|{title} stands for the title of the page.',
};
