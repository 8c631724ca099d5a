/** Widths of bars and spaces in turn, by the value of the symbol (ISO/IEC 15417). */
const symbols = `
	212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212
	112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131
	311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321
	112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
	313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
	314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114
	122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
	124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
	114311 411113 411311 113141 114131 311141 411131
`
	.trim()
	.split(/\s+/);

const START_B = { value: 104, widths: '211214' };
const STOP = '2331112';
const FIRST = 32;

/** Code 128, set B: widths of bars and spaces in turn, in modules. */
export function code128Widths(text: string): number[] {
	const values = [...text].map((char) => char.charCodeAt(0) - FIRST);
	const sum = values.reduce((total, value, place) => total + value * (place + 1), START_B.value);
	const body = [...values, sum % symbols.length].map((value) => {
		const widths = symbols[value];
		if (!widths) throw new Error('not a character of set B');
		return widths;
	});
	return [START_B.widths, ...body, STOP].flatMap((widths) => [...widths].map(Number));
}
