import { OperatorError } from '#settings/operator-error.ts';

const connectionLoss =
  /^(08...|57P0[1-5]|E(CONN(REFUSED|RESET|ABORTED)|TIMEDOUT|NOTFOUND|PIPE|AI_AGAIN|(HOST|NET)(UNREACH|DOWN)))$/;
const busy = /^(53...|57014|25006|40001|40P01|55P03)$/;
// Errors of the pool and its connections have messages, but no codes.
const lostConnection = /Connection terminated|is not queryable/;
const busyPool = /timeout exceeded when trying to connect|pool after calling end/;

/** Values that PostgreSQL cannot read; schemas of the contract should reject them. */
const badValue = /^(22003|22007|22008|22021|22P02|22P05)$/;

/** Returns null for a bug. */
export function meaningOf(error: unknown): 'unavailable' | 'bad_value' | null {
  const code = errorCodeOf(error);
  if (badValue.test(code)) return 'bad_value';
  const isBusy = busy.test(code) || (!code && busyPool.test(messageOf(error)));
  return isBusy || isConnectionLoss(error) ? 'unavailable' : null;
}

/** False if the server is only busy. */
export function isConnectionLoss(error: unknown): boolean {
  const code = errorCodeOf(error);
  return code ? connectionLoss.test(code) : lostConnection.test(messageOf(error));
}

export function errorCodeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

export function constraintOf(error: unknown): string | undefined {
  return (error as { constraint?: string }).constraint;
}

function messageOf(error: unknown): string {
  return (error as Partial<Error>).message ?? '';
}

type Failure = {
  code?: string;
  message?: string;
  address?: string;
  port?: number;
  hostname?: string;
};

const certificate = /^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS_CERT)/;
const unreachable = /^(ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET)$/;

export function explainFailure(error: unknown): string | null {
  if (error instanceof OperatorError) return error.message;
  const { code = '', message = '', hostname, ...at } = innermost(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The host ${hostname} of DATABASE_URL is unknown.`;
  if (unreachable.test(code) || /connection timeout|timeout (exceeded|expired)/.test(message))
    return `The database${at.address ? ` at ${at.address}:${at.port}` : ''} does not respond. Is DATABASE_URL right, and is the server running?`;
  if (certificate.test(code))
    return `The certificate of the database is not trusted (${code}): name its authority with sslrootcert in DATABASE_URL.`;
  if (/does not support SSL/.test(message))
    return 'The database has no TLS: set it up there, or remove sslmode from DATABASE_URL.';
  if (code === '3D000') return `The ${message}: create it, or correct DATABASE_URL.`;
  if (code.startsWith('28'))
    return `The database refuses the connection: ${message}. Correct role, password or sslmode in DATABASE_URL.`;
  if (code === '42501')
    return `The database refuses: ${message}. Grant this to the role, or set MIGRATE=off and DATABASE_MIGRATION_URL to the owner's URL.`;
  if (/^extension .* is not available/.test(message))
    return `The ${message} on the database's server: install PostgreSQL's contrib extensions there.`;
  if (code === '53300' || code === '57P03') return `The database refuses connections: ${message}.`;
  return null;
}

/** Returns the cause of a failed migration, or the first error of a host with several addresses. */
function innermost(error: unknown): Failure {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  return error instanceof Error && error.cause ? innermost(error.cause) : (error as Failure);
}
