import { searchRecipes } from '@korb/contracts/platform/paths';
import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useQuery } from '../../platform/queries/queries.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { BlockOf } from '../block-of.ts';
import { RecipeCard } from '../parts/recipe-card.tsx';
import styles from './recipe-search-block.module.css';

const PAGE_SIZE = 8;

export function RecipeSearchBlock({ block }: { block: BlockOf<'recipe-search'> }) {
	const t = useMessages();
	const [text, setText] = useState('');
	const [term, setTerm] = useState('');
	const { data, isFetching, isError } = useQuery({
		queryKey: ['recipes', 'search', term],
		enabled: term !== '',
		queryFn: () => api.call(searchRecipes, { params: { term }, query: { pageSize: PAGE_SIZE } }),
	});
	const search = (event: FormEvent) => {
		event.preventDefault();
		setTerm(text.trim());
	};
	const choose = (tag: string) => {
		setText(tag);
		setTerm(tag);
	};
	return (
		<div className={styles['search']}>
			<h2>{block.title}</h2>
			<form onSubmit={search}>
				<TextField
					label={t('recipe.search.label')}
					placeholder={block.placeholder}
					value={text}
					maxLength={120}
					onChange={(event) => setText(event.target.value)}
				/>
				<Button type="submit" loading={isFetching && t('recipe.search.running')}>
					{t('recipe.search.submit')}
				</Button>
			</form>
			{block.tags.length > 0 && (
				<ul className={styles['tags']}>
					{block.tags.map((tag) => (
						<li key={tag}>
							<Button variant="secondary" size="sm" onClick={() => choose(tag)}>
								{tag}
							</Button>
						</li>
					))}
				</ul>
			)}
			<p role="status">
				{isError && t('recipe.search.failed')}
				{data && t('recipe.search.found', { count: data.total })}
			</p>
			{data && (
				<ul className={styles['found']}>
					{data.results.map((recipe) => (
						<li key={recipe.slug}>
							<RecipeCard recipe={recipe} />
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
