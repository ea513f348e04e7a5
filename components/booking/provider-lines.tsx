import { Fragment } from 'react';
import {
  providerContact,
  providerLabel,
  type ProviderIdentity,
} from '#domain/legal/provider-identity.ts';

export function ProviderLines({ provider }: { provider: ProviderIdentity }) {
  return (
    <>
      {providerLabel(provider)}
      {providerContact(provider).map(([name, value]) => (
        <span key={name} className="block">
          {name}:{' '}
          {value.split(/(?<=@)/).map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </span>
      ))}
    </>
  );
}
