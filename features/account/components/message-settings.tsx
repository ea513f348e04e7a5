import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type DataTag,
} from '@tanstack/react-query';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { QueryContent } from '#components/ui/query-content.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { noBreak } from '#domain/words/numbers.ts';
import { useSession } from '#hooks/use-session.ts';
import { call } from '#lib/api/call.ts';
import { storeChange } from '#lib/api/store-change.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { AccountSection } from './account-page.tsx';

const marketingQuery = queryOptions({
  queryKey: ['marketing'],
  queryFn: async ({ signal }) => (await call('marketing', { signal })).data,
});

const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: async ({ signal }) => (await call('reminders', { signal })).data,
});

export function MarketingSection() {
  return (
    <AccountSection
      title="Oferte și noutăți"
      hint="Poți să te răzgândești oricând. Mesajele despre programările tale nu depind de această alegere."
    >
      <QueryContent
        query={useQuery(marketingQuery)}
        skeleton={<Skeleton className="h-11 w-full" />}
        failed="Nu am putut încărca alegerea ta."
        level={3}
      >
        {({ enabled }) => (
          <SettingSwitch
            label="Vreau oferte și noutăți pe e-mail"
            enabled={enabled}
            confirmations={{
              on: 'Îți trimitem oferte și noutăți pe e-mail.',
              off: 'Nu îți mai trimitem oferte și noutăți.',
            }}
            queryKey={marketingQuery.queryKey}
            save={(body) => call('setMarketing', { body })}
          />
        )}
      </QueryContent>
    </AccountSection>
  );
}

export function ReminderSwitch({ hasSms }: { hasSms: boolean }) {
  const { user } = useSession();
  // After sign-out, a guest must not refetch.
  const { data } = useQuery({ ...remindersQuery, enabled: user !== null });
  const ways =
    user?.phone && hasSms
      ? 'prin e-mail cu cel puțin o zi înainte și prin SMS cu cel puțin'
      : 'prin e-mail, cu cel puțin o zi și cu cel puțin';
  return (
    data && (
      <SettingSwitch
        label={`Amintește-mi de programări: ${ways} ${noBreak('3 ore')} înainte`}
        enabled={data.enabled}
        confirmations={{
          on: 'Îți amintim de programări.',
          off: 'Nu îți mai amintim de programări.',
        }}
        queryKey={remindersQuery.queryKey}
        save={(body) => call('setReminders', { body })}
      />
    )
  );
}

type Setting = { enabled: boolean };

type SettingSwitchProps = Setting & {
  label: string;
  confirmations: { on: string; off: string };
  queryKey: DataTag<string[], Setting, Error>;
  save: (body: Setting) => Promise<{ data: Setting }>;
};

function SettingSwitch(props: SettingSwitchProps) {
  const { label, enabled, confirmations, queryKey, save } = props;
  const client = useQueryClient();
  const change = useMutation({
    scope: { id: queryKey.join() },
    mutationFn: async (next: boolean) => (await save({ enabled: next })).data,
    onSuccess: (data) => storeChange(client, queryKey, data),
  });
  return (
    <div>
      <Checkbox
        label={label}
        checked={change.isPending ? change.variables : enabled}
        onChange={({ target }) => change.mutate(target.checked)}
        error={change.error ? errorSentence(change.error) : undefined}
      />
      <p role="status" className="sr-only">
        {change.isSuccess && confirmations[enabled ? 'on' : 'off']}
      </p>
    </div>
  );
}
