import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { LoadFailed } from '../../session/load-failed.tsx';
import { DebouncedSearch } from '../../ui/field/debounced-search.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import text from '../../ui/layout/text.module.css';
import { Empty } from '../../ui/note/empty.tsx';
import styles from './customers-page.module.css';
import { CustomersTable } from './customers-table.tsx';
import { useCustomers } from './use-customers.ts';

export function Component() {
	const t = useMessages();
	const navigate = useNavigate();
	const { state } = useLocation();
	// In the history entry, for the way back; an address would name a person.
	const search: string = state?.search ?? '';
	const box = useRef<HTMLInputElement>(null);
	const { data, error, refetch, isPlaceholderData } = useCustomers(search);
	useKeys({ '/': () => box.current?.focus() });
	const [first] = data?.customers ?? [];
	return (
		<>
			<PageHead title={t('nav.customers')} />
			<search>
				<form
					className={styles['question']}
					onSubmit={(event) => {
						event.preventDefault();
						if (first && !isPlaceholderData) void navigate(`/customers/${first.customerId}`);
					}}
				>
					<h2>{t('customers.who')}</h2>
					<DebouncedSearch
						ref={box}
						label={t('customers.who')}
						search={search}
						onSearch={(said) => void navigate('.', { replace: true, state: { search: said } })}
					/>
					<p className={`${text['small']} ${text['faint']}`}>{t('customers.help')}</p>
				</form>
			</search>
			{error && (
				<LoadFailed what={t('customers.failed')} error={error} onRetry={() => void refetch()} />
			)}
			<p className={text['hidden']} role="status">
				{data && t('customers.count', { count: data.customers.length })}
			</p>
			{data && data.customers.length > 0 && (
				<CustomersTable list={data} search={search} isStale={isPlaceholderData} />
			)}
			{data?.customers.length === 0 && (
				<Empty title={t('customers.noHit', { search })} text={t('customers.guests')} />
			)}
			{data?.isMore && <p className={styles['more']}>{t('customers.more')}</p>}
		</>
	);
}
