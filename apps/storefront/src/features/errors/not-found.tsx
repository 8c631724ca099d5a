import { pathTo } from '@korb/domain/routes';
import { offersPath } from '../../lib/products/offers-path.ts';
import { useSite } from '../../lib/site.tsx';
import { useMessages } from '../../lib/use-messages.ts';
import { LinkChip } from '../../ui/label/chip.tsx';
import { ErrorView } from './error-view.tsx';

export function NotFound({ message }: { message: string }) {
	const t = useMessages();
	const { routes } = useSite();
	const offers = offersPath(routes);
	const stores = pathTo(routes, 'storefinder');
	return (
		<ErrorView
			status={404}
			title={t('error.notFound.title')}
			text={t('error.notFound.text')}
			message={message}
		>
			<LinkChip href="/">{t('error.home')}</LinkChip>
			{offers && <LinkChip href={offers}>{t('shell.offers')}</LinkChip>}
			{stores && <LinkChip href={stores}>{t('route.storefinder')}</LinkChip>}
		</ErrorView>
	);
}
