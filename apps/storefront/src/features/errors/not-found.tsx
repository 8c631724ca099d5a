import { pathTo } from '@korb/domain/routing/routes';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useSite } from '../../platform/site.tsx';
import { offersPath } from '../../shop/catalogue/offers-path.ts';
import { LinkChip } from '../../ui/label/chip.tsx';
import { ErrorView } from './error-view.tsx';
import styles from './not-found.module.css';

type NotFoundProps = {
	/** Extra content to help the visitor, such as the search. */
	children?: ReactNode;
};

export function NotFound({ children }: NotFoundProps) {
	const t = useMessages();
	const { routes } = useSite();
	const offers = offersPath(routes);
	const stores = pathTo(routes, 'storefinder');
	return (
		<ErrorView
			status={404}
			title={t('error.notFound.title')}
			text={t('error.notFound.text')}
			contents={<image href="/media/e/1f345/160.webp" x={266} y={238} width={108} height={108} />}
		>
			{children}
			<div className={styles['chips']}>
				<LinkChip href="/">{t('error.home')}</LinkChip>
				{offers && <LinkChip href={offers}>{t('shell.offers')}</LinkChip>}
				{stores && <LinkChip href={stores}>{t('route.storefinder')}</LinkChip>}
			</div>
		</ErrorView>
	);
}
