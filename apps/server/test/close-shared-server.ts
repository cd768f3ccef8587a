import { afterAll } from "vitest";
import { closeSharedServer } from "../src/testing/index.ts";

afterAll(closeSharedServer);
