import { pathTo } from '@korb/domain/routes';
import type { FormEvent } from 'react';
import { useAppNavigate } from '../../lib/navigation/use-navigate.ts';
import { useSite } from '../../lib/site.tsx';
import { useMessages } from '../../lib/use-messages.ts';
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
		<search className={styles['search']}>
			<form onSubmit={search}>
				<label className="visually-hidden" htmlFor={id}>
					{t('shell.search')}
				</label>
				<input
					id={id}
					name="term"
					type="search"
					placeholder={t('shell.search')}
					autoComplete="off"
				/>
			</form>
		</search>
	);
}
