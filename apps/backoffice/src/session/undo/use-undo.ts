import type { Undo } from '@korb/contracts/admin/undo/undo';
import { createContext, use } from 'react';

/** What was changed, as the person reads it. */
export type UndoableChange = Undo & { text: string };

type Undoing = {
	/** Shows what was changed, and takes it back if the person wants that. */
	offerUndo: (change: UndoableChange) => void;
	/** Counts what was taken back: forms that keep what they have read begin anew. */
	undoneCount: number;
};

export const UndoContext = createContext<Undoing | null>(null);

export function useUndo(): Undoing {
	const undoing = use(UndoContext);
	if (!undoing) throw new Error('nothing can be undone here');
	return undoing;
}
