import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailColours } from '../../mail/mail-colours.ts';
import type { Link, MailContent, MailLine } from './mail-content.ts';

const FONT = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const WIDTH = 600;

/**
 * Renders an email as HTML for old email clients: tables, inline styles, no remote images. React
 * escapes user input. Written without JSX, because this process runs from its sources
 * (docs/decisions/0033).
 */
export function renderMail(mail: MailContent, colours: MailColours): string {
	const html = h(
		'html',
		{ lang: mail.locale },
		h(
			'head',
			null,
			h('meta', { charSet: 'utf-8' }),
			h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
			h('meta', { name: 'color-scheme', content: 'light' }),
			h('title', null, mail.subject),
		),
		h(
			'body',
			{ style: { margin: 0, padding: 0, background: colours.page } },
			h('div', { style: hidden }, mail.preview),
			table(
				{ width: '100%', style: { background: colours.page } },
				h(
					'tr',
					null,
					h('td', { align: 'center', style: { padding: '24px 12px' } }, sheet(mail, colours)),
				),
			),
		),
	);
	return `<!doctype html>${renderToStaticMarkup(html)}`;
}

function sheet(mail: MailContent, colours: MailColours): ReactNode {
	const { ink, faint, paper } = colours;
	return table(
		{ width: '100%', style: { maxWidth: WIDTH, background: paper, borderRadius: 16 } },
		row(
			'28px 28px 0',
			h('p', { style: { ...text(20, colours.action), fontWeight: 800, margin: 0 } }, mail.shop),
		),
		row(
			'20px 28px 0',
			h(
				'h1',
				{ style: { ...text(26, ink), fontWeight: 800, lineHeight: '1.2', margin: 0 } },
				mail.headline,
			),
			...mail.paragraphs.map((words) =>
				h('p', { key: words, style: { ...text(16, ink), margin: '12px 0 0' } }, words),
			),
		),
		mail.button && row('20px 28px 0', button(mail.button, colours)),
		mail.facts.length > 0 && row('24px 28px 0', facts(mail, colours)),
		mail.lines.length > 0 && row('24px 28px 0', lines(mail.lines, colours)),
		mail.sums.length > 0 && row('12px 28px 0', sums(mail, colours)),
		mail.vat.rows.length > 0 && row('16px 28px 0', taxes(mail, colours)),
		(mail.notes.length > 0 || mail.links.length > 0) &&
			row(
				'20px 28px 0',
				...mail.notes.map((words) =>
					h('p', { key: words, style: { ...text(14, faint), margin: '0 0 10px' } }, words),
				),
				...mail.links.map((link) => plainLink(link, colours)),
			),
		row(
			'20px 28px 28px',
			h('p', { style: { ...text(12, faint), margin: 0 } }, ...withBreaks(mail.foot)),
		),
	);
}

function button({ text: words, href }: Link, { action, onAction }: MailColours): ReactNode {
	const style = { ...text(16, onAction), display: 'inline-block', padding: '13px 24px' };
	return table(
		{},
		h(
			'tr',
			null,
			h(
				'td',
				{ style: { background: action, borderRadius: 999 } },
				h('a', { href, style: { ...style, fontWeight: 700, textDecoration: 'none' } }, words),
			),
		),
	);
}

function facts({ facts: list }: MailContent, { soft, ink, faint }: MailColours): ReactNode {
	return table(
		{ width: '100%', style: { background: soft, borderRadius: 12 } },
		h(
			'tr',
			null,
			h(
				'td',
				{ style: { padding: '16px 18px' } },
				...list.map(({ label, value }, index) =>
					h(
						'p',
						{ key: label, style: { ...text(15, ink), margin: index === 0 ? 0 : '8px 0 0' } },
						h('span', { style: text(13, faint) }, label),
						h('br'),
						h('b', null, value),
					),
				),
			),
		),
	);
}

function lines(list: MailLine[], { ink, faint, line }: MailColours): ReactNode {
	const cell = { ...text(15, ink), padding: '10px 0', borderBottom: `1px solid ${line}` };
	return table(
		{ width: '100%' },
		...list.map(({ text: words, note, amount }, index) =>
			h(
				'tr',
				{ key: index },
				h(
					'td',
					{ style: cell },
					words,
					note && h('span', { style: { ...text(13, faint), display: 'block' } }, note),
				),
				h('td', { align: 'right', valign: 'top', style: { ...cell, ...number } }, amount),
			),
		),
	);
}

function sums({ sums: list }: MailContent, { ink }: MailColours): ReactNode {
	return table(
		{ width: '100%' },
		...list.map(({ label, amount, isTotal }) => {
			const look = isTotal ? { ...text(20, ink), fontWeight: 800 } : text(15, ink);
			const style = { ...look, padding: isTotal ? '10px 0 0' : '4px 0' };
			return h(
				'tr',
				{ key: label },
				h('td', { style }, label),
				h('td', { align: 'right', style: { ...style, ...number } }, amount),
			);
		}),
	);
}

function taxes({ vat }: MailContent, { faint, line }: MailColours): ReactNode {
	const style = { ...text(13, faint), padding: '4px 0' };
	const cells = (tag: 'td' | 'th', cells: string[]) =>
		cells.map((words, index) =>
			h(
				tag,
				{
					key: index,
					align: index === 0 ? 'left' : 'right',
					style: { ...style, ...number, fontWeight: 400 },
				},
				words,
			),
		);
	return table(
		{ width: '100%', style: { borderTop: `1px solid ${line}` } },
		h('tr', null, cells('th', vat.head)),
		...vat.rows.map((row) => h('tr', { key: row[0] }, cells('td', row))),
	);
}

function plainLink({ text: words, href }: Link, { action }: MailColours): ReactNode {
	return h(
		'p',
		{ key: href, style: { margin: '0 0 6px' } },
		h('a', { href, style: text(14, action) }, words),
	);
}

/** Layout table, hidden from screen readers. */
function table(
	props: { width?: string; style?: CSSProperties },
	...rows: (ReactNode | false | null)[]
): ReactNode {
	const bare = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, ...props };
	return h('table', bare, h('tbody', null, ...rows));
}

function row(padding: string, ...children: ReactNode[]): ReactNode {
	return h('tr', null, h('td', { style: { padding } }, ...children));
}

function withBreaks(list: string[]): ReactNode[] {
	return list.flatMap((words, index) => (index === 0 ? [words] : [h('br', { key: words }), words]));
}

function text(size: number, color: string): CSSProperties {
	return { fontFamily: FONT, fontSize: size, lineHeight: '1.45', color };
}

const number = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
const hidden = { display: 'none', maxHeight: 0, overflow: 'hidden' } as const;
