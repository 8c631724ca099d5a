import { listingHref } from '@korb/domain/catalogue/listing';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useIsLoading } from '../../../platform/navigation/router/use-is-loading.ts';
import { StayLink } from '../../../platform/navigation/stay-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import { ListProgress } from '../../../ui/navigation/list-progress.tsx';
import type { ListingProps } from './listing-props.ts';
import type { MoreState } from './use-listed-products.ts';

type MoreProductsProps = ListingProps & { firstPosition: number; shown: number };

/** Each page of the list has its own URL; followed from here, its products are appended. */
export function MoreProducts({ listing, path, firstPosition, shown }: MoreProductsProps) {
	const t = useMessages();
	const { formatNumber } = useFormats();
	const { productsPerPage } = useSite().config;
	const isLoading = useIsLoading();
	const { address, total } = listing;
	const last = firstPosition - 1 + shown;
	const firstPage = Math.ceil(firstPosition / productsPerPage);
	if (total === 0 || (firstPage === 1 && last >= total)) return null;
	const text = t('listing.progress', {
		first: formatNumber(firstPosition),
		last: formatNumber(last),
		total: formatNumber(total),
	});
	return (
		<ListProgress shown={last} total={total} text={text}>
			{last < total && (
				<StayLink
					className={buttonClass({ variant: 'secondary' })}
					href={listingHref(path, { ...address, page: address.page + 1 })}
					state={{ fromPage: firstPage } satisfies MoreState}
					rel="next"
				>
					{t(isLoading ? 'listing.loading' : 'listing.more')}
				</StayLink>
			)}
			{firstPage > 1 && (
				<AppLink
					className={buttonClass({ variant: 'ghost' })}
					href={listingHref(path, { ...address, page: firstPage - 1 })}
					rel="prev"
				>
					{t('listing.previous')}
				</AppLink>
			)}
		</ListProgress>
	);
}
