import { useLocale } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { Apply } from './use-apply.ts';

export function ApplyButton({
	apply: { isOffered, isAtNight, count, decision },
}: {
	apply: Apply;
}) {
	const { t, tag } = useLocale();
	if (!isOffered) return null;
	return (
		<Button
			variant="primary"
			disabled={count === 0 || decision.isPending}
			onClick={() => decision.mutate()}
		>
			{t(isAtNight ? 'import.plan' : 'import.apply', { count, shown: count.toLocaleString(tag) })}
		</Button>
	);
}
