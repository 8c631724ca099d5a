import { pathTo } from '@korb/domain/routes';
import type { FormEvent } from 'react';
import { useAppNavigate } from '../../lib/navigation/use-navigate.ts';
import { useSite } from '../../lib/site.tsx';
import { useMessages } from '../../lib/use-messages.ts';
import { SearchIcon } from '../../ui/icon/icons.ts';
import styles from './search-form.module.css';

export function SearchForm({ id }: { id: string }) {
	const t = useMessages();
	const { routes } = useSite();
	const navigate = useAppNavigate();
	const search = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const term = String(new FormData(event.currentTarget).get('term') ?? '').trim();
		const path = term && pathTo(routes, 'search-term', { term });
		if (path) navigate(`${path}?tab=products`);
	};
	return (
		<search>
			<form onSubmit={search}>
				<label className={styles['field']}>
					<SearchIcon />
					<span className="visually-hidden">{t('shell.search')}</span>
					<input
						id={id}
						name="term"
						type="search"
						placeholder={t('shell.search.hint')}
						autoComplete="off"
					/>
				</label>
			</form>
		</search>
	);
}
