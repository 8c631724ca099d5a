import type { BlockInput } from './document.ts';
import { type Language, type Text, textsIn } from './language.ts';

type Accordion = Extract<BlockInput, { type: 'accordion' }>;
type Topic = { name: Text; questions: { question: Text; answer: Text }[] };

/** Questions by topic: written once, shown on the page of questions and wherever the topic is. */
const topics = {
	order: {
		name: ['Bestellung', 'Ordering'],
		questions: [
			{
				question: ['Kann ich noch etwas ändern?', 'Can I still change something?'],
				answer: [
					'Ja, bis zum Bestellschluss deines Zeitfensters. Über den Link in deiner Bestellmail verschiebst du das Zeitfenster, bestellst etwas nach oder stornierst.',
					'Yes, until your slot closes. The link in your order e-mail lets you move the slot, add something or cancel.',
				],
			},
			{
				question: ['Gibt es einen Mindestbestellwert?', 'Is there a minimum order?'],
				answer: [
					'Ja: 40 Euro für die Lieferung, 20 Euro zum Abholen. Pfand zählt nicht mit.',
					'Yes: 40 pounds for delivery, 20 pounds to collect. Deposits do not count.',
				],
			},
			{
				question: ['Kann ich ohne Konto bestellen?', 'Can I order without an account?'],
				answer: [
					'Ja. Wir brauchen nur Adresse, Telefonnummer und E-Mail. Alles Weitere findest du über den Link in deiner Bestellmail.',
					'Yes. All we need is an address, a phone number and an e-mail. The link in your order e-mail leads to everything else.',
				],
			},
			{
				question: ['Was passiert, wenn etwas fehlt?', 'What if something is missing?'],
				answer: [
					'Abgebucht wird nur, was wirklich im Korb liegt. Ersatz gibt es nur, wenn du ihn an der Kassa gewählt hast, und nie teurer als bestellt.',
					'You only pay for what is in your basket. We substitute only if you chose so at the checkout, and never at a higher price.',
				],
			},
		],
	},
	delivery: {
		name: ['Lieferung', 'Delivery'],
		questions: [
			{
				question: ['Und wenn ich nicht da bin?', 'What if I am out?'],
				answer: [
					'Dann rufen wir an und warten fünf Minuten. Ohne Übergabe nehmen wir alles wieder mit; frische Ware verrechnen wir dir nicht, nur die Anfahrt.',
					'We call and wait for five minutes. If we cannot hand over we take everything back; you pay for the trip, not for the fresh goods.',
				],
			},
			{
				question: ['Tragt ihr bis zur Wohnungstür?', 'Do you carry it to my door?'],
				answer: ['Ja, auch in den vierten Stock.', 'Yes, also to the fourth floor.'],
			},
			{
				question: ['Was ist ein grünes Zeitfenster?', 'What is a green slot?'],
				answer: [
					'Da fahren wir ohnehin in deine Gasse. Das spart Wege, und du zahlst einen Euro weniger.',
					'We are on your street anyway. That saves a trip, and you pay a pound less.',
				],
			},
			{
				question: ['Wie lange bleibt mein Zeitfenster frei?', 'How long do you keep my slot?'],
				answer: [
					'Solange du einkaufst und noch eine Weile danach. Im Warenkorb siehst du, bis wann.',
					'While you shop and a while longer. Your basket shows until when.',
				],
			},
		],
	},
	payment: {
		name: ['Zahlung', 'Payment'],
		questions: [
			{
				question: ['Wann wird abgebucht?', 'When am I charged?'],
				answer: [
					'Nach dem Packen. Vorher reservieren wir den Betrag, bei gewogener Ware mit etwas Spielraum. Mehr als reserviert buchen wir nie ab.',
					'After packing. Before that we reserve the amount, with a little margin for weighed goods. We never take more than that.',
				],
			},
			{
				question: ['Wie kann ich zahlen?', 'How can I pay?'],
				answer: [
					'Mit Karte, PayPal oder Apple Pay, oder bei der Übergabe an der Tür und in der Filiale. Was gerade geht, zeigt dir die Kassa.',
					'By card, PayPal or Apple Pay, or when you receive your order, at the door or in the store. The checkout shows what is possible.',
				],
			},
			{
				question: ['Wo finde ich meine Rechnung?', 'Where do I find my invoice?'],
				answer: [
					'Über den Link in deiner Bestellmail, sobald gepackt ist und das Gewicht aller Waren feststeht.',
					'Behind the link in your order e-mail, once everything is packed and weighed.',
				],
			},
		],
	},
	freshness: {
		name: ['Frische', 'Freshness'],
		questions: [
			{
				question: ['Und wenn etwas nicht schön ist?', 'What if something is not right?'],
				answer: [
					'Sag es uns innerhalb von 48 Stunden über das Kontaktformular, gern mit Foto. Du bekommst dein Geld zurück, ohne etwas zurückzuschicken.',
					'Tell us within 48 hours through the contact form, ideally with a photo. You get your money back and keep the goods.',
				],
			},
			{
				question: ['Wie bleibt alles kalt?', 'How does everything stay cold?'],
				answer: [
					'In Kühlboxen mit zwei Zonen: 4 Grad für Frisches, minus 18 für Gefrorenes.',
					'In boxes with two zones: 4 °C for fresh goods, minus 18 for frozen ones.',
				],
			},
			{
				question: ['Wo stehen Zutaten und Allergene?', 'Where are ingredients and allergens?'],
				answer: [
					'Auf der Seite jedes Produkts, bevor du es in den Korb legst. Allergene sind in der Zutatenliste hervorgehoben.',
					'On the page of every product, before you put it into your basket. Allergens are highlighted among the ingredients.',
				],
			},
		],
	},
	deposit: {
		name: ['Pfand', 'Deposits'],
		questions: [
			{
				question: ['Wie gebe ich Leergut zurück?', 'How do I return empties?'],
				answer: [
					'Stell Flaschen, Dosen und Kisten beim Liefern bereit, oder bring sie in eine Filiale. Dosen und Einwegflaschen bitte nicht zerdrücken: Der Automat muss sie lesen können.',
					'Have bottles, cans and crates ready when we deliver, or bring them to a store. Please do not crush cans and plastic bottles: the machine has to read them.',
				],
			},
			{
				question: ['Warum steht das Pfand extra?', 'Why is the deposit shown separately?'],
				answer: [
					'Weil du es zurückbekommst. Es gehört nicht zum Preis, zählt nicht zum Mindestbestellwert und wird nie rabattiert.',
					'Because you get it back. It is not part of the price, does not count towards the minimum order and is never discounted.',
				],
			},
			{
				question: ['Nehmt ihr auch fremdes Leergut?', 'Do you take empties from other shops?'],
				answer: [
					'Einwegflaschen und Dosen mit Pfandzeichen immer. Mehrwegflaschen und Kisten, wenn wir dieselbe Sorte führen.',
					'Plastic bottles and cans with the deposit mark, always. Returnable bottles and crates if we sell the same kind.',
				],
			},
		],
	},
} satisfies Record<string, Topic>;

export type FaqTopic = keyof typeof topics;
export type Faq = { topic: string; question: string; answer: string };

export const faqTopics = Object.keys(topics) as FaqTopic[];

export function topicName(language: Language, topic: FaqTopic): string {
	return textsIn(language)(...topics[topic].name);
}

/** All questions of a topic, unfolded one by one. */
export function faqAccordion(language: Language, topic: FaqTopic): Accordion {
	const items = listFaqs(language)
		.filter((faq) => faq.topic === topicName(language, topic))
		.map(({ question, answer }) => ({
			title: question,
			children: [{ type: 'text' as const, paragraphs: [answer] }],
		}));
	return { type: 'accordion', items };
}

export function listFaqs(language: Language): Faq[] {
	const say = textsIn(language);
	const all: Record<FaqTopic, Topic> = topics;
	return faqTopics.flatMap((topic) =>
		all[topic].questions.map(({ question, answer }) => ({
			topic: topicName(language, topic),
			question: say(...question),
			answer: say(...answer),
		})),
	);
}
