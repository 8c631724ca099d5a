import type { Link } from '@korb/contracts/content/blocks/primitives';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { ArrowRightIcon } from '../../ui/icons/arrow-right.ts';

/** "Alle Rezepte →", at the end of a heading's line. */
export function MoreLink({ link }: { link: Link }) {
	return (
		<AppLink href={link.href} isExternal>
			{link.label}
			<ArrowRightIcon size="sm" />
		</AppLink>
	);
}
