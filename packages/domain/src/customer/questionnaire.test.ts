import { describe, expect, it } from 'vitest';
import { checkAnswers, type Question } from './questionnaire.ts';

const ask = (part: Partial<Question>): Question => ({
	name: 'q',
	kind: 'text',
	choices: [],
	isRequired: false,
	...part,
});
const check = (part: Partial<Question>, answer?: string | string[]) =>
	checkAnswers([ask(part)], answer === undefined ? {} : { q: answer })['q'] ?? null;

describe('checkAnswers', () => {
	it.each([
		['0', 'pattern'],
		['1', null],
		['99', null],
		['100', 'pattern'],
		['-3', 'pattern'],
		['17.5', 'integer'],
		['alt', 'integer'],
		['', null],
	])('FORM-51 validates the age %j as %s', (age, problem) => {
		expect(check({ kind: 'age' }, age)).toBe(problem);
	});

	it('requires mandatory answers', () => {
		expect(check({ isRequired: true })).toBe('required');
		expect(check({ isRequired: true }, '  ')).toBe('required');
		expect(check({ kind: 'choices', isRequired: true }, [])).toBe('notEmpty');
		expect(check({ isRequired: true }, 'ja')).toBeNull();
	});

	it('accepts only offered choices', () => {
		const choices = ['rot', 'blau'];
		expect(check({ kind: 'choice', choices }, 'rot')).toBeNull();
		expect(check({ kind: 'choice', choices }, 'gelb')).toBe('pattern');
		expect(check({ kind: 'choice', choices }, ['rot', 'blau'])).toBe('pattern');
		expect(check({ kind: 'choices', choices }, ['rot', 'blau'])).toBeNull();
		expect(check({ kind: 'choices', choices }, ['rot', 'gelb'])).toBe('pattern');
		expect(check({ kind: 'rating' }, '5')).toBeNull();
		expect(check({ kind: 'rating' }, '6')).toBe('pattern');
	});

	it('rejects answers to unknown questions', () => {
		expect(checkAnswers([], { extra: 'x' })).toEqual({ extra: 'pattern' });
	});
});
