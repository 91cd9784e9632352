import { type ClassSession, listClassSessions } from '@pulse/contract/client';

/** Beirut's middle; 60 km around it reach Tripoli's suburbs and Saida. */
const beirut = '33.8938,35.5018';

/** The six classes around Beirut that begin next, or undefined when the server cannot say. */
export async function listNextClasses(signal: AbortSignal): Promise<ClassSession[] | undefined> {
  const { data } = await listClassSessions({
    query: { near: beirut, radius_km: 60, days: 2, limit: 6 },
    signal,
  });
  return data?.items;
}
