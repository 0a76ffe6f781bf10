export type { TestAnswer, TestClient } from './client.ts';
export { answerOf } from './client.ts';
export { createTestClock, type TestClock } from './clock.ts';
export { createTestDatabase, type TestDatabase } from './database.ts';
export { startTestServer, type TestServer, type TestServerOptions } from './server.ts';
export { logIn, type TestMember } from './session.ts';
