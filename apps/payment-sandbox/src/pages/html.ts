/** Markup that is already escaped. */
export class Markup {
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
}

type Value = Markup | string | number | null | false | Value[];

export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
	return new Markup(parts.map((part, index) => part + write(values[index] ?? null)).join(''));
}

const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

function write(value: Value): string {
	if (value instanceof Markup) return value.text;
	if (Array.isArray(value)) return value.map(write).join('');
	if (value === null || value === false) return '';
	return String(value).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
