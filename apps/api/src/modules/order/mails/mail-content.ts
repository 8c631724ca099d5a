/** An email before it is drawn: what it says, in the words of its shop. */
export type MailContent = {
	locale: string;
	shop: string;
	subject: string;
	/** What a list of emails shows beside the subject. */
	preview: string;
	headline: string;
	paragraphs: string[];
	button: Link | null;
	facts: { label: string; value: string }[];
	lines: MailLine[];
	sums: { label: string; amount: string; isTotal: boolean }[];
	/** Heads and rows of the table of taxes; no rows, no table. */
	vat: { head: string[]; rows: string[][] };
	notes: string[];
	links: Link[];
	foot: string[];
};

export type Link = { text: string; href: string };
export type MailLine = { text: string; note: string | null; amount: string };
