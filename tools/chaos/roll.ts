export function roll<T>(faces: readonly T[]): T {
	return faces[Math.floor(Math.random() * faces.length)] as T;
}
