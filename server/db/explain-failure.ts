import { DamagedFolder } from './embedded.ts';
import { FolderInUse } from './folder-lock.ts';
import { WrongMigrations } from './migration-state.ts';
import { NeedsServer } from './pooling.ts';

type Failure = {
  code?: string;
  message?: string;
  address?: string;
  port?: number;
  hostname?: string;
};

const certificate = /^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS_CERT)/;
const unreachable = /^(ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET)$/;

/** Returns a sentence for the operator; null if only the stack explains the error. */
export function explainFailure(error: unknown): string | null {
  if (
    [FolderInUse, DamagedFolder, WrongMigrations, NeedsServer].some((kind) => error instanceof kind)
  )
    return (error as Error).message;
  const { code = '', message = '', hostname, ...at } = innermost(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The host ${hostname} of DATABASE_URL is unknown.`;
  if (unreachable.test(code) || /connection timeout|timeout (exceeded|expired)/.test(message))
    return `The database${at.address ? ` at ${at.address}:${at.port}` : ''} does not respond. Is DATABASE_URL right, and does it run?`;
  if (certificate.test(code))
    return `The certificate of the database is not trusted (${code}): name its authority with sslrootcert in DATABASE_URL.`;
  if (/does not support SSL/.test(message))
    return 'The database has no TLS: set it up there, or remove sslmode from DATABASE_URL.';
  if (code === '3D000') return `The ${message}: create it, or correct DATABASE_URL.`;
  if (code.startsWith('28'))
    return `The database refuses the connection: ${message}. Correct role, password or sslmode in DATABASE_URL.`;
  if (code === '42501')
    return `The database refuses: ${message}. Grant this to the role, or set DATABASE_MIGRATION_URL to the owner's and MIGRATE=off.`;
  if (/^extension .* is not available/.test(message))
    return `The ${message} on the database's server: install PostgreSQL's contrib extensions there.`;
  if (code === '53300' || code === '57P03') return `The database refuses connections: ${message}.`;
  return null;
}

/** A failed migration has a cause; a host with several addresses has an error for each. */
function innermost(error: unknown): Failure {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  return error instanceof Error && error.cause ? innermost(error.cause) : (error as Failure);
}
