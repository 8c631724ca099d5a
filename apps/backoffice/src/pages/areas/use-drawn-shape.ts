import type { AreaShape } from '@korb/contracts/admin/areas/areas';
import { useState } from 'react';

type Drawn = { of: string; shapes: (AreaShape | null)[]; revision: number };

/**
 * The border as changed on the map or as text, with the steps before. The revision counts what the
 * map does not know yet.
 */
export function useDrawnShape(of: string) {
	const [state, setState] = useState<Drawn>({ of, shapes: [null], revision: 0 });
	const fresh: Drawn = { of, shapes: [null], revision: state.revision + 1 };
	const current = state.of === of ? state : fresh;
	const { shapes, revision } = current;
	return {
		/** Null while it is as it was stored. */
		shape: shapes.at(-1) ?? null,
		revision: `${of} ${revision}`,
		draw: (shape: AreaShape) => setState({ ...current, shapes: [...shapes, shape] }),
		write: (shape: AreaShape | null) =>
			setState({
				of,
				shapes: shape ? [...shapes, shape] : [null],
				revision: revision + 1,
			}),
		undo:
			shapes.length > 1
				? () => setState({ of, shapes: shapes.slice(0, -1), revision: revision + 1 })
				: null,
	};
}
