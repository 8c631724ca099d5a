import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Badge } from '../../ui/badge/badge.tsx';

export function DeletionBadge({ deletionAt }: { deletionAt: string }) {
	const t = useMessages();
	const { daysAway } = useFormats();
	return (
		<Badge tone="danger">
			{t('customers.deletion', { days: Math.max(0, daysAway(deletionAt)) })}
		</Badge>
	);
}
