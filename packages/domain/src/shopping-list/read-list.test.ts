import { describe, expect, it } from 'vitest';
import { MAX_LIST_LINES, readList } from './read-list.ts';

const german = (text: string) => readList(text, 'de');
const english = (text: string) => readList(text, 'en');
const one = (text: string, language: 'de' | 'en' = 'de') => {
	const [line] = readList(text, language);
	return line && [line.term, line.amount && `${line.amount.value} ${line.amount.unit}`];
};

describe('a list in one line', () => {
	it('is split at commas, but not within numbers', () => {
		expect(german('2 Milch, 1 kg Erdäpfel, Semmeln').map(({ said }) => said)).toEqual([
			'2 Milch',
			'1 kg Erdäpfel',
			'Semmeln',
		]);
		expect(german('1,5 l Cola,Brot').map(({ said }) => said)).toEqual(['1,5 l Cola', 'Brot']);
		expect(english('milk; eggs\nbread').map(({ term }) => term)).toEqual(['milk', 'eggs', 'bread']);
	});

	it('loses the bullets of notes and empty lines', () => {
		const text = '- Milch\n• Brot\n[ ] Eier\n[x] Butter\n☐ Käse\n1. Salz\n2) Zucker\n\n ---\n*Mehl';
		expect(german(text).map(({ said }) => said)).toEqual([
			...['Milch', 'Brot', 'Eier', 'Butter', 'Käse', 'Salz', 'Zucker', 'Mehl'],
		]);
	});

	it('is bounded', () => {
		expect(german('Milch\n'.repeat(500))).toHaveLength(MAX_LIST_LINES);
		expect(german('x'.repeat(10_000))[0]?.said).toHaveLength(80);
		expect(german('')).toEqual([]);
		expect(german('12\n--\n,,,')).toEqual([]);
	});
});

describe('a German line', () => {
	it.each([
		['Semmeln', 'Semmeln', null],
		['2 Milch', 'Milch', '2 piece'],
		['2 l milch', 'milch', '2000 ml'],
		['10 eier', 'eier', '10 piece'],
		['1 kg Erdäpfel', 'Erdäpfel', '1000 g'],
		['1,5 kg Erdäpfel', 'Erdäpfel', '1500 g'],
		['500g Mehl', 'Mehl', '500 g'],
		['20 dag Extrawurst', 'Extrawurst', '200 g'],
		['15 deka Käse', 'Käse', '150 g'],
		['paradeiser ca 1/2 kg', 'paradeiser', '500 g'],
		['½ kg Faschiertes', 'Faschiertes', '500 g'],
		['1½ l Apfelsaft', 'Apfelsaft', '1500 ml'],
		['1 1/2 l Apfelsaft', 'Apfelsaft', '1500 ml'],
		['ein halbes Kilo Marillen', 'Marillen', '500 g'],
		['halber Liter Obers', 'Obers', '500 ml'],
		['penne 2x', 'penne', '2 pack'],
		['2x penne', 'penne', '2 pack'],
		['Penne x 3', 'Penne', '3 pack'],
		['3 × Joghurt', 'Joghurt', '3 pack'],
		['Bananen (6)', 'Bananen', '6 piece'],
		['1 Bund Radieschen', 'Radieschen', '1 pack'],
		['zwei Dosen Mais', 'Mais', '2 pack'],
		['2 Pkg. Butter', 'Butter', '2 pack'],
		['Packung Reis', 'Reis', '1 pack'],
		['ein Sackerl Chips', 'Chips', '1 pack'],
		['6 Stk. Eier', 'Eier', '6 piece'],
		['noch bissl Petersilie', 'Petersilie', null],
		['Milch 3,5 %', 'Milch 3,5 %', null],
		['Milch 3,5%', 'Milch 3,5%', null],
		['1 l Milch 3,5%', 'Milch 3,5%', '1000 ml'],
		['butter laktosefrei', 'butter laktosefrei', null],
		['Windeln Größe 4', 'Windeln Größe 4', null],
		['Bananen 6', 'Bananen', '6 piece'],
		['2 x 500 g Spaghetti', '500 g Spaghetti', '2 pack'],
	])('%s', (said, term, amount) => {
		expect(one(said)).toEqual([term, amount]);
	});
});

describe('an English line', () => {
	it.each([
		['2 pints of milk', 'milk', '1136 ml'],
		['a dozen eggs', 'eggs', '12 piece'],
		['half a dozen eggs', 'eggs', '6 piece'],
		['a loaf of bread', 'bread', '1 pack'],
		['loaf', 'loaf', null],
		['2 tins of chopped tomatoes', 'chopped tomatoes', '2 pack'],
		['bunch of carrots', 'carrots', '1 pack'],
		['some bananas', 'bananas', null],
		['500g mince', 'mince', '500 g'],
		['1lb potatoes', 'potatoes', '454 g'],
		['cheddar 200 g', 'cheddar', '200 g'],
		['three lemons', 'lemons', '3 piece'],
		['apples x6', 'apples', '6 pack'],
		['a couple of onions', 'onions', '2 piece'],
	])('%s', (said, term, amount) => {
		expect(one(said, 'en')).toEqual([term, amount]);
	});
});
