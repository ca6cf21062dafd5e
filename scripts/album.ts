export async function album(_folder: string): Promise<void> {}
