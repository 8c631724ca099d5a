import { Recipe } from '@korb/contracts/catalogue/recipes';
import type { FixtureApi } from './fixture-api.ts';

const image = { src: '/media/c/topf/960.webp', alt: 'Ein Topf', width: 960, height: 720 };

export const recipe = Recipe.parse({
	title: 'Apfelstrudel',
	description: 'Wärmt.',
	image,
	minutes: 35,
	portions: 4,
	ingredients: [
		{ amount: 250, unit: 'g', name: 'Äpfel', product: { kind: 'search', term: 'äpfel' } },
		{ group: 'Dazu', amount: 1, unit: 'Stk.', name: 'Vanille' },
	],
	steps: [{ text: 'Ziehen.' }, { text: 'Backen.' }],
	tip: 'Am nächsten Tag noch besser.',
	energyKcal: 480,
	publishedOn: '2026-10-01',
});

/** One recipe, and a list of two pages. */
export function addRecipes(api: FixtureApi): void {
	const { title, tint, tags, minutes, portions } = recipe;
	const teaser = {
		slug: 'apfelstrudel',
		title,
		image: recipe.image,
		tint,
		tags,
		minutes,
		portions,
	};
	const list = { total: 30, count: 1, offset: 0, results: [teaser] };
	api.setAnswer('/api/recipes?pageSize=24&offset=0', list);
	api.setAnswer('/api/recipes?pageSize=24&offset=24', { ...list, offset: 24 });
	api.setAnswer('/api/recipes?pageSize=24&offset=48', { ...list, results: [] });
	api.setAnswer('/api/recipes?pageSize=5', list);
	api.setAnswer('/api/recipes/apfelstrudel', { slug: 'apfelstrudel', ...recipe });
}
