import { pathTo } from '@korb/domain/routing/routes';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useSite } from '../../platform/site.tsx';
import { offersPath } from '../../shop/catalogue/offers-path.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Basket } from '../../ui/picture/basket.tsx';

/** Empty state with suggestions. */
export function NothingFound({ term, isUnavailable }: { term: string; isUnavailable: boolean }) {
	const t = useMessages();
	const { routes } = useSite();
	const all = pathTo(routes, 'products-slug');
	const offers = offersPath(routes);
	return (
		<EmptyState
			art={<Basket className={undefined} />}
			title={isUnavailable ? t('search.unavailable') : t('search.nothing', { term })}
			actions={
				all && (
					<>
						<LinkButton href={all}>{t('search.browse')}</LinkButton>
						{offers && (
							<LinkButton href={offers} variant="secondary">
								{t('shell.offers')}
							</LinkButton>
						)}
					</>
				)
			}
		>
			{t(isUnavailable ? 'search.unavailableText' : 'search.nothingText')}
		</EmptyState>
	);
}
