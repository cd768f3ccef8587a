import { join } from "node:path";
import type { Config } from "../../config.ts";
import type { Files } from "./files.ts";
import { localFiles } from "./local.ts";

type Settings = Pick<
  Config,
  "S3_BUCKET" | "S3_ENDPOINT" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY" | "dataFolder"
>;

/** The bucket that is configured, else a folder beside the data. The client of S3 is loaded only where it is used. */
export async function openFiles(config: Settings): Promise<Files> {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = config;
  if (!bucket) return localFiles(join(config.dataFolder, "files"));
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  const { s3Files } = await import("./s3.ts");
  return s3Files({
    bucket,
    endpoint,
    region,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  });
}
