/** An SVG element as Lucide lists it: tag and attributes. */
export type IconNode = [tag: string, attributes: Record<string, string>];

const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const relativeStart = new RegExp(String.raw`^m\s*(${number})[\s,]*(${number})[\s,]*([-.\d])?`);

/** Flattens an icon's shapes to one path, so that it costs one DOM element. */
export function toPath(nodes: readonly IconNode[]): string {
	return nodes.map(([tag, attributes]) => flatten(tag, attributes)).join('');
}

function flatten(tag: string, attributes: Record<string, string>): string {
	const of = (name: string) => Number(attributes[name] ?? 0);
	switch (tag) {
		case 'path':
			return toAbsoluteStart(attributes['d'] ?? '');
		case 'line':
			return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
		case 'polyline':
			return `M${attributes['points']}`;
		case 'circle':
			return circle(of('cx'), of('cy'), of('r'));
		case 'rect':
			return roundedRect(of('x'), of('y'), of('width'), of('height'), of('rx'));
		default:
			throw new Error(`Lucide uses <${tag}>, which the generator cannot flatten yet.`);
	}
}

/** A leading `m` would be relative to the shape before. Further pairs after it are relative lines. */
function toAbsoluteStart(path: string): string {
	return path.replace(relativeStart, (_, x, y, line = '') => `M${x} ${y}${line && 'l'}${line}`);
}

function circle(x: number, y: number, radius: number): string {
	const half = `${radius} ${radius} 0 1 0`;
	return `M${round(x - radius)} ${y}a${half} ${2 * radius} 0 ${half}-${2 * radius} 0`;
}

function roundedRect(x: number, y: number, width: number, height: number, r: number): string {
	const corner = (end: string) => `a${r} ${r} 0 0 1${end}`;
	const across = round(width - 2 * r);
	const down = round(height - 2 * r);
	return [
		`M${round(x + r)} ${y}h${across}${corner(` ${r} ${r}`)}`,
		`v${down}${corner(`-${r} ${r}`)}`,
		`h-${across}${corner(`-${r}-${r}`)}`,
		`v-${down}${corner(` ${r}-${r}`)}z`,
	].join('');
}

function round(value: number): number {
	return Number(value.toFixed(3));
}
