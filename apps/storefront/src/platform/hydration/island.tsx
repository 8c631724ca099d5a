import { type ComponentProps, createContext, useState } from 'react';
import { createIsland, type Island as IslandState } from './islands.ts';

export const IslandContext = createContext<IslandState | null>(null);

type IslandProps = ComponentProps<'div'> & {
	as?: 'div' | 'li';
	/** Nothing in it answers a shopper or depends on who that is, so no interaction hydrates it. */
	isStatic?: boolean;
};

/**
 * An element whose lazy components stay server HTML until the first interaction. Nothing within
 * may act on its own, or show what is personal before the shopper has a cart or is signed in.
 */
export function Island({ as, isStatic = false, ...props }: IslandProps) {
	const Element = as === 'li' ? 'li' : 'div';
	const [island] = useState(() => createIsland(isStatic));
	return (
		<IslandContext value={island}>
			<Element {...(props as object)} ref={island.attach} />
		</IslandContext>
	);
}
