import { useMessages } from '../../platform/i18n/locale.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { LockIcon } from '../../ui/icons/lock.ts';

/** Marks what the next import would overwrite. */
export function OwnedByFeed() {
	const t = useMessages();
	return (
		<span title={t('product.ownedByFeedText')}>
			<Badge>
				<LockIcon />
				{t('product.ownedByFeed')}
			</Badge>
		</span>
	);
}
