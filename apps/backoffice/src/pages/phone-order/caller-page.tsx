import type { DeskCustomerSummary } from '@korb/contracts/admin/customers/customer-desk';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useDelayed } from '../../platform/typing/use-delayed.ts';
import { LoadFailed } from '../../session/load-failed.tsx';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { SearchPick } from '../../ui/field/search-pick.tsx';
import body from '../../ui/layout/page-body.module.css';
import { PageHead } from '../../ui/layout/page-head.tsx';
import text from '../../ui/layout/text.module.css';
import { Note } from '../../ui/note/note.tsx';
import { useCustomers } from '../customers/use-customers.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import styles from './phone-order.module.css';
import { refusalText } from './problem-text.ts';
import { useStart } from './use-start.ts';

const none: DeskCustomerSummary[] = [];

/** Who calls: somebody with an account, or a guest. */
export function Component() {
	const t = useMessages();
	const { may } = useSession();
	const [typed, setTyped] = useState('');
	const search = useDelayed(typed.trim());
	const { data, error, refetch, isPlaceholderData } = useCustomers(search);
	const start = useStart();
	const box = useRef<HTMLInputElement>(null);
	useEffect(() => box.current?.focus(), []);
	if (!may('orders.place')) return <NotFoundPage />;
	const isSettled = data && !isPlaceholderData && search === typed.trim();
	return (
		<>
			<PageHead
				title={t('phone.title')}
				crumbs={{ label: t('order.path'), crumbs: [{ to: '/orders', text: t('nav.orders') }] }}
			/>
			{error && (
				<LoadFailed what={t('customers.failed')} error={error} onRetry={() => void refetch()} />
			)}
			<div className={`${body['content']} ${styles['narrow']}`}>
				{start.error && (
					<Note tone="danger" isAlert>
						{t(refusalText(start.error))}
					</Note>
				)}
				<Card
					title={t('customers.who')}
					footer={
						<>
							<span className={text['muted']}>{t('phone.guestHint')}</span>
							<Button disabled={start.isPending} onClick={() => start.mutate(null)}>
								{t('phone.guest')}
							</Button>
						</>
					}
				>
					<SearchPick
						ref={box}
						label={t('customers.who')}
						resultsLabel={t('nav.customers')}
						typed={typed}
						onType={setTyped}
						items={typed.trim() === '' ? none : (data?.customers ?? none)}
						isStale={data !== undefined && !isSettled}
						keyOf={({ customerId }) => customerId}
						onPick={({ customerId }) => !start.isPending && start.mutate(customerId)}
						empty={isSettled ? t('customers.noHit', { search }) : t('customers.pickHelp')}
					>
						{({ name, email, phone, city }) => (
							<span className={styles['hit']}>
								<b>{name || email}</b>
								<span className={`${text['small']} ${text['muted']}`}>
									{[name && email, phone, city].filter(Boolean).join(' · ')}
								</span>
							</span>
						)}
					</SearchPick>
				</Card>
			</div>
		</>
	);
}
