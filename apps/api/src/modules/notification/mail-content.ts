/** An email before rendering: its content in the language of the shop. */
export type MailContent = {
	locale: string;
	shop: string;
	subject: string;
	/** Preheader: the text inboxes show next to the subject. */
	preview: string;
	headline: string;
	paragraphs: string[];
	button: Link | null;
	facts: { label: string; value: string }[];
	lines: MailLine[];
	sums: { label: string; amount: string; isTotal: boolean }[];
	/** Header and rows of the tax table; without rows there is no table. */
	vat: { head: string[]; rows: string[][] };
	notes: string[];
	links: Link[];
	foot: string[];
};

export type Link = { text: string; href: string };
export type MailLine = { text: string; note: string | null; amount: string };
