import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

export function renderWithQueries(part: ReactNode, client = clientWithoutRetries()) {
  return render(<QueryClientProvider client={client}>{part}</QueryClientProvider>);
}

function clientWithoutRetries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}
